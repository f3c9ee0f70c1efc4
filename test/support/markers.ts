export interface Marked {
  start: number;
  end: number;
  /** What stands after the carets; empty for `[|…|]`. */
  label: string;
}

/** A text without its markers, and where they stood, in UTF-16 offsets. */
export interface Fixture {
  text: string;
  /** Ranges in the order in which they end. */
  expected: Marked[];
  /** The places of `$0`. */
  cursors: number[];
}

/**
 * Reads a fixture: `$0` is a cursor, `[|…|]` a range, and a line of `^^^ label` marks the columns of the line above
 * (carets count UTF-16 units, so use `[|…|]` where characters are wide). The common indent, the first line break and
 * the white space at the end are taken off. Throws on a marker that is not closed or not opened.
 */
export function parseFixture(source: string): Fixture {
  const fixture: Fixture = { text: '', expected: [], cursors: [] };
  const open: number[] = [];
  let lineStart = 0;
  let first = true;
  for (const line of dedent(source)) {
    const caret = /^( *)(\^+) (.+)$/u.exec(line);
    if (caret) {
      const start = lineStart + caret[1]!.length;
      fixture.expected.push({ start, end: start + caret[2]!.length, label: caret[3]! });
      continue;
    }
    if (!first) fixture.text += '\n';
    first = false;
    lineStart = fixture.text.length;
    readMarkedLine(line, fixture, open);
  }
  if (open.length > 0) throw new Error('The fixture has a [| without its |].');
  return fixture;
}

function dedent(source: string): string[] {
  const lines = source.replace(/^\n/u, '').trimEnd().split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */u.exec(line)![0].length));
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
}

function readMarkedLine(line: string, fixture: Fixture, open: number[]): void {
  for (let i = 0; i < line.length; ) {
    const mark = line.slice(i, i + 2);
    if (mark === '$0') fixture.cursors.push(fixture.text.length);
    else if (mark === '[|') open.push(fixture.text.length);
    else if (mark === '|]') {
      const start = open.pop();
      if (start === undefined) throw new Error('The fixture has a |] without its [|.');
      fixture.expected.push({ start, end: fixture.text.length, label: '' });
    } else {
      fixture.text += line[i++];
      continue;
    }
    i += 2;
  }
}
