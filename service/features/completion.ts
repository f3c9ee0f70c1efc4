import type { Analysis, CompletionItem } from '../model.ts';

export function completion(_analysis: Analysis, _offset: number): CompletionItem[] {
  return [];
}
