import { defineMessages } from '../../i18n/messages.ts';

// Without scripts no language can be chosen, so all of a brand's stand in one line: 'Allow / Payagan: JavaScript'. The build alone reads it.
export const noScriptText = defineMessages('noScript', { allow: 'Allow' });
