import type { CardDocument, DocumentKind } from '../../grammar/index.ts';
import { UserError } from '../errors.ts';
import { oneLine } from '../printable.ts';
import type { Service } from '../service.ts';
import type { NamedText } from './read-file.ts';
import { say } from '../../service/l10n/message.ts';

/** The format of a named file. Throws a {@link UserError} where Cardwright reads none in it. */
export function kindOf({ name, text }: NamedText, { documentKind }: Service): DocumentKind {
  const kind = documentKind(name, text);
  if (kind) return kind;
  throw new UserError(say`${oneLine(name)}: no cards are recognized in it; cards are read from .card files, and from .json and .jsonl files of card records`);
}

/** Reads the cards of a named file. Throws as {@link kindOf} does. */
export const cardDocument = (source: NamedText, service: Service): CardDocument => service.readDocument(source.text, kindOf(source, service));
