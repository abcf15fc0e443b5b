/** Days for which a verhuistoken works. */
export const VERHUISTOKEN_DAGEN = 14
/** Signs of a verhuistoken: 128 bits, five to a sign. */
export const VERHUISTOKEN_TEKENS = 26
/** What anybody may have typed between and around those. */
export const LANGSTE_VERHUISTOKEN = 80
