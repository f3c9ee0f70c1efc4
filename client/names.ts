export const LANGUAGE_ID = 'cardwright';
/** Also the section of the settings. */
export const CLIENT_ID = 'cardwright';
export const CLIENT_NAME = 'Cardwright';
