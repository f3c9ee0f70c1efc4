import { inText, type Mutations } from './model.ts';

const DESCRIBED = /\b([Cc]reates? (?:a|an|two|three|four|X) (?:tapped )?(?:\d+|X)\/(?:\d+|X) (?:colorless|(?:white|blue|black|red|green)(?: and (?:white|blue|black|red|green))*)) (?:\p{Lu}\p{Ll}+ )+(?=(?:artifact |enchantment )?creature tokens?\b(?! named))/u;
const KEYWORD = '(?:flying|trample|haste|vigilance|lifelink|deathtouch|menace|reach|first strike|defender|prowess|hexproof)';

/** Tokens that do not come about as they are described. */
export const TOKEN_MUTATIONS: Mutations = {
  'Aura token that enchants nothing': inText('token-aura-without-enchant', /(?<=\bAura enchantment token\b[^]*)\benchant (?:creature|permanent|player|land|artifact)(?: you control)? and (?=")/u, '', { mends: false }),
  'token that comes back': inText('token-cannot-return', /\b([Ee]xile (?:another )?target )(?:nontoken )?creature (?:you control|you own)(?=,? (?:then|and) return (?:it|that card))/u, '$1creature token', { mends: false }),
  'copy of a card that is no permanent': inText('token-copy-impossible', /\b(tokens? that(?:'s a copy|'re copies) of) target (?!.*card)[\p{Ll} ]*?(?:creature|artifact|permanent|enchantment)(?: you control| an opponent controls)?(?=[.,])/u, '$1 target sorcery card in your graveyard', { mends: false }),
  'token without a subtype': inText('token-missing-subtype', DESCRIBED, '$1 ', { mends: false }),
  'token name for a subtype': inText('token-name-not-subtype', /\b(target|another|an?|black) Zombie(?= creature)/u, '$1 Walker'),
  'reminder text that says something else': inText('reminder-text', /(\bcreate a Food token\.)$/mu, '$1 (It\'s an artifact with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")', { mends: false }),
  'Role attached to nothing': inText('token-role-unattached', /(\bRole token) attached to (?:another )?(?:up to one )?(?:target creature(?: you control)?|it|this creature|that creature|\p{Lu}\p{Ll}+)(?=[.,])/u, '$1', { mends: false }),
  'token that calls itself this creature': inText('token-self-reference', /(\bcreature tokens? with [^"]*"[^"]*?)\b([Tt]his) token\b/u, '$1$2 creature'),
  'keyword of a token in a sentence of its own': inText('token-split-description', new RegExp(`\\b([Cc]reates? an? [^".,]*creature token) with (${KEYWORD}(?: and ${KEYWORD})?)\\.`, 'u'), '$1. It has $2.'),
  'keyword of tokens in a sentence of its own': inText('token-split-description', new RegExp(`\\b([Cc]reates? (?:two|three|four|X) [^".,]*creature tokens) with (${KEYWORD})\\.`, 'u'), '$1. They have $2.'),
};
