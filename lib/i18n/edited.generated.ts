// Written by scripts/words-edited.mjs.
export const EDITED = 1795653031348.6035
