import { say, type Message } from '../../service/l10n/message.ts';
import type { Severity } from '../../service/model.ts';

export const SEVERITY_NAMES: Readonly<Record<Severity, Message>> = { error: say`error`, warning: say`warning`, information: say`information`, hint: say`hint` };
