/** Most cards and faces of a text file that are read. */
export const MAX_CARDS = 100_000;
/** Most records of a JSON file that are read. */
export const MAX_RECORDS = 150_000;
/** Most lines with content that a text file may hold. */
export const MAX_LINES = 600_000;
/** Most faces of one record. */
export const MAX_FACES = 100;
/** A longer line is kept and reported. In UTF-16 code units. */
export const MAX_LINE_LENGTH = 20_000;

export const tooLongLine = (length: number): string =>
  `This line has ${length} characters, more than ${MAX_LINE_LENGTH}: no card needs so many, and only its start is examined. Part it into paragraphs, or check that the file is the right one.`;
