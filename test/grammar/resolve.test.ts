import { describe, expect, test } from 'vitest';
import { abilitiesOf, parseFace, readDocument, referencesOf, xValuesOf, type CardFace } from '../../grammar/index.ts';

const faceOf = (text: string): CardFace => readDocument(text, 'card').cards[0]!.faces[0]!;
const kinds = (text: string): string[] => {
  const face = faceOf(text);
  return abilitiesOf(face, parseFace(face)).map((a) => `${a.kind} ${a.zones.join('+')}`);
};

describe('what an ability is and where it works', () => {
  test.each([
    ['Ember Lash {R}\nInstant\nThis spell costs {1} less to cast if you control a Wizard.\nEmber Lash deals 3 damage to any target.', ['static battlefield', 'spell stack']],
    ['Moss Idol {2}\nArtifact\n{T}: Add {G}.\n{2}, {T}: Target player adds {G}.', ['mana battlefield', 'activated battlefield']],
    ['Herd Mother {3}{G}\nCreature — Beast\nHerd Mother\'s power and toughness are each equal to the number of creatures you control.\n*/*', ['characteristic-defining battlefield']],
    ['Grave Sprout {1}{G}\nCreature — Plant\n{2}{G}: Return this card from your graveyard to your hand.\n1/1', ['activated graveyard']],
    ['Tide Caller {1}{U}\nCreature — Merfolk\n{1}, Discard this card: Draw a card.\n1/1', ['activated hand']],
    ['Sky Rider {1}{W}\nCreature — Human\nFlying, vigilance\nWhenever this creature attacks, you gain 1 life.\n1/1', ['keyword battlefield', 'keyword battlefield', 'triggered battlefield']],
    ['Orla {2}{G}\nLegendary Planeswalker — Orla\n+1: You gain 1 life.\n−2: Add {G}{G}.\n3', ['loyalty battlefield', 'loyalty battlefield']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

test.each([
  ['Flare {X}{R}\nSorcery\nFlare deals X damage to any target.', ['mana-cost']],
  ['Flare {R}\nSorcery\nFlare deals X damage to any target, where X is the number of cards in your hand.', ['where', 'where']],
  ['Idol {2}\nArtifact\n{X}, {T}: Draw X cards.', ['cost', 'cost']],
  ['Flare {R}\nSorcery\nFlare deals X damage to any target.', ['undefined']],
])('where X comes from: %s', (text, sources) => {
  const face = faceOf(text);
  expect(xValuesOf(face, parseFace(face)).map((x) => x.source)).toEqual(sources);
});

test('a word that points back means the nearest thing that fits', () => {
  const text = 'Swap {1}{U}\nInstant\nExile target creature, then return that creature to the battlefield under its owner\'s control. You draw a card.';
  const face = faceOf(text);
  const [that] = referencesOf(parseFace(face));
  expect(text.slice(that!.start, that!.end)).toBe('that creature');
  expect(text.slice(that!.antecedent!.start, that!.antecedent!.end)).toBe('target creature');
});
