/** Days for which a verhuistoken is valid. */
export const VERHUISTOKEN_DAGEN = 14
/** The number of characters in a verhuistoken: 128 bits, five to a character. */
export const VERHUISTOKEN_TEKENS = 26
/** The most characters in a typed verhuistoken, including whatever was typed between and around them. */
export const LANGSTE_VERHUISTOKEN = 80
