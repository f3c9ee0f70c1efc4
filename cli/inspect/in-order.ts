/**
 * Runs `task` for each item, up to `atOnce` at a time, and hands the results to `emit` in the order of the items.
 * Takes no further item while that many results wait, and none once `emit` answers false. Rejects as the first that fails.
 */
export async function inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<Result>,
  emit: (result: Result) => Promise<boolean>,
): Promise<void> {
  const waiting: Promise<Result>[] = [];
  const emitNext = async (): Promise<boolean> => emit(await waiting.shift()!);
  for await (const item of items) {
    const result = task(item);
    result.catch(() => undefined);
    waiting.push(result);
    if (waiting.length >= atOnce && !(await emitNext())) return;
  }
  while (waiting.length > 0 && (await emitNext()));
}
