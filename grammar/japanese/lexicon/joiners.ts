import { fold } from '../fold.ts';
import { JOINERS } from './words.ts';

/** Which of the words with one meaning joins: か and または are both `or`. */
const VARIANTS: Readonly<Record<string, string>> = {
  または: '-2', 'または、': '-2', '、または': '-3', 'か、または': '-4', 'か、または、': '-4', および: '-2', 'および、': '-2', '、および': '-3', 'と、および': '-4', かつ: '-5', あるいは: '-5', 'か、あるいは': '-7', もしくは: '-6', 'か、もしくは': '-8',
  なおかつ: '-6', 及び: '-7', '、かつ': '-8', 'かつ、': '-5', '、かつ、': '-8',
};

/** Id of what joins two phrases: meaning, comma after it, which of the words. */
export const joinerId = (join: string, text: string): string => join + (text.endsWith('、') ? '-comma' : '') + (VARIANTS[text] ?? '');

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(JOINERS).map(([text, id]) => [joinerId(id, fold(text)), text]));

/** The words of a joiner's id. */
export const joinerText = (id: string): string | undefined => (id === 'comma' || id === 'and-comma-list' ? '、' : TEXTS.get(id));
