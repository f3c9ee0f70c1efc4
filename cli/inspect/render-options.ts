import type { SelfStyle } from '../../grammar/index.ts';

export type RenderLanguage = 'en' | 'ja';

/** Languages in which the tree can be said. */
export const RENDER_LANGUAGES: readonly RenderLanguage[] = ['en', 'ja'];
export const SELF_STYLES: readonly SelfStyle[] = ['as-written', 'name', 'this'];

/** How `rendered` is made; plain data, so that it can be sent to worker threads. */
export interface Rendering {
  language: RenderLanguage;
  self: SelfStyle;
}
