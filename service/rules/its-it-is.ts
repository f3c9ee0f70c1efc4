import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, wordAt, words } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** What an object has, so that “it's” before it is no verb. */
const HAD = new Set(['owner', 'controller', 'owners', 'controllers', 'power', 'toughness', 'mana value', 'mana cost', 'base power', 'base toughness', 'loyalty', 'name', 'abilities', 'activated abilities', 'color', 'colors']);
/** What follows “it is”, never “its”. */
const STATES = new Set(['a', 'an', 'the', 'not', 'tapped', 'untapped', 'attacking', 'blocking', 'put', 'your']);
const HAS_STATE = new Set(['tapped', 'untapped', 'attacking', 'blocking']);

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((word, i) => {
    const [next, after] = [wordAt(list, i + 1), wordAt(list, i + 2)];
    const split = word.low === 'it' && next.low === "'s";
    const thing = split ? after : next;
    if ((split || word.low === "it's") && HAD.has(thing.low)) {
      const at = split ? spanOf(word, next) : word;
      ctx.report(at, { message: say`“It's” is short for “it is”; what belongs to it is “its”.`, fixes: [rewrite(at, sameCase(word.text, 'its'))] });
    } else if (word.low === 'its' && STATES.has(next.low) && !(HAS_STATE.has(next.low) && /^\p{L}/u.test(after.text))) {
      ctx.report(word, { message: say`“Its” says what belongs to it; “it is” is short “it's”.`, fixes: [rewrite(word, sameCase(word.text, "it's"))] });
    }
  });
}

export default rule({
  code: 'its-it-is',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: '“It\'s” for “its”, or the other way round.',
  why: '“Its owner” is the owner of the object; “it\'s” means “it is”.',
  bad: 'Undertow {1}{U}\nInstant\nReturn target creature to it\'s owner\'s hand.',
  good: 'Undertow {1}{U}\nInstant\nReturn target creature to its owner\'s hand.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['it', "it's", 'its']),
});
