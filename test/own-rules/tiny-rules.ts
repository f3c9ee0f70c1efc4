/** A rules text of our own invention, in the form of the real one. */
export const TINY_RULES = [
  'Rules of a Game That Nobody Plays', '',
  'These rules are effective as of March 5, 2026.', '',
  'Contents', '', '1. Things', '100. General', '115. Pointing', 'Glossary', 'Credits', '',
  '1. Things', '', '100. General', '',
  '100.1. A thing is what it is. See {T} and *stars*.', 'It goes on here.', '',
  'Example: One thing is one thing.', 'And another line.', 'Example: Two are two.', '',
  '115. Pointing', '', '115.2. You point at what is there.', '', '115.2a Pointing is free.', '',
  '119.1d. An odd number with a stop.', '',
  '701. Doing', '', '701.6. Undo', '', '701.6a To undo is to not have done.', '', '701.8. Smash', '', '701.8a To smash is to break.', '', '701.8b Nobody mends it.', '',
  'Glossary', '', 'Thing', 'What it is.', 'See rule 100.1.', '', 'Two Things', 'More than one.', '', '',
  'Credits', '', 'Nobody',
].join('\r\n');

export const withDate = (date: string): string => TINY_RULES.replace('March 5, 2026', date);
