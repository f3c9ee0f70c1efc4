export { mayExplainToken, reminderDefinitions } from './reminder-tokens.ts';
export { resolveFace, type Resolved } from './resolve-face.ts';
