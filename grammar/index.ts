export * from './span.ts';
export * from './documents/model.ts';
export * from './documents/index.ts';
export * from './parse-face.ts';
export type * from './resolve/token-model.ts';
export type * from './resolve/target-model.ts';
export * from './resolve/index.ts';
export { renderEnglish, type RenderOptions, type SelfStyle } from './english/render/index.ts';
export { deserialize, serialize } from './serialize.ts';
