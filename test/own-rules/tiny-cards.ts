/** Cards of our own invention in the forms of the files that are published. */
export const SCRYFALL = JSON.stringify([
  { object: 'card', name: 'Larder Imp', layout: 'normal', type_line: 'Creature — Imp', colors: ['B'], power: '1', toughness: '1', legalities: { any: [{ name: 'Nothing', type_line: 'Creature' }] } },
  { object: 'card', name: 'Pip, the "Small"', layout: 'normal', type_line: 'Legendary Artifact Creature — Time Lord Toy', colors: [], power: '*', toughness: '1+*' },
  { object: 'card', name: 'Dawn Sill // Dusk Sill', layout: 'transform', type_line: 'Land // Creature — Wall', card_faces: [{ name: 'Dawn Sill', type_line: 'Land', colors: [] }, { name: 'Dusk Sill', type_line: 'Creature — Wall', colors: ['W', 'U'], power: '0', toughness: '4' }] },
  { object: 'card', name: 'Meadow', layout: 'normal', type_line: 'Basic Land — Plains', colors: [] },
  { object: 'card', name: 'Newt', layout: 'token', type_line: 'Token Creature — Salamander', colors: ['G'], power: '1', toughness: '1' },
], null, 1);

export const ATOMIC = JSON.stringify({
  meta: { date: '2026-01-01', version: '9' },
  data: {
    'Larder Imp': [{ name: 'Larder Imp', layout: 'normal', type: 'Creature — Imp', colors: ['B'], power: '1', toughness: '1', rulings: [{ text: 'None.' }] }],
    'Dawn Sill // Dusk Sill': [
      { name: 'Dawn Sill // Dusk Sill', faceName: 'Dawn Sill', layout: 'transform', type: 'Land', colors: [] },
      { name: 'Dawn Sill // Dusk Sill', faceName: 'Dusk Sill', layout: 'transform', type: 'Creature — Wall', colors: ['W', 'U'], power: '0', toughness: '4' },
    ],
    'Some Deck': [{ name: 'Some Deck', type: 'Theme Deck' }],
  },
});
