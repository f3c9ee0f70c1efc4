const escaped = (text: string): string => text.replace(/[\\^$.+()|[\]{}]/g, '\\$&');

/** One part of a path, between slashes: `*` and `?` never pass a slash. */
const partPattern = (part: string): string => escaped(part).replace(/\*+/g, '[^/]*').replace(/\?/g, '[^/]');

/** `{a,b}` written out, the outermost braces first; at most 64 patterns. */
function alternatives(pattern: string): string[] {
  let patterns = [pattern];
  for (let round = 0; round < 6; round++) {
    const next = patterns.flatMap((p) => {
      const match = /\{([^{}]*)\}/.exec(p);
      return match ? match[1]!.split(',').map((choice) => p.slice(0, match.index) + choice + p.slice(match.index + match[0].length)) : [p];
    });
    if (next.length === patterns.length && next.every((p, i) => p === patterns[i])) break;
    patterns = next.slice(0, 64);
  }
  return patterns;
}

function toRegExp(glob: string): RegExp {
  const trimmed = glob.replace(/^\.\//, '').replace(/\/+$/, '');
  const anchored = trimmed.replace(/^\//, '');
  const parts = anchored.split('/');
  const anywhere = parts.length === 1 && !trimmed.startsWith('/');
  let source = anywhere ? '(?:.*/)?' : '';
  parts.forEach((part, i) => {
    const last = i === parts.length - 1;
    if (part === '**') source += last ? '.*' : '(?:[^/]+/)*';
    else source += partPattern(part) + (last ? '' : '/');
  });
  return new RegExp(`^${source}(?:/.*)?$`);
}

/**
 * Whether a path below the configuration's folder, with `/` between its parts, is one that the patterns mean: `*` and `?`
 * within a name, `**` over folders, `{a,b}`. A pattern without a slash counts at any depth, one that names a folder for
 * all that is in it.
 */
export function matchesGlobs(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => alternatives(glob).some((pattern) => pattern.trim() !== '' && toRegExp(pattern).test(path)));
}
