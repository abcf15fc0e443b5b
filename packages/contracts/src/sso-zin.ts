/** The message for a failed sign-in with a school account, on the server and in a browser that did not ask for it. */
export const SSO_REFUSED_ZIN =
  'Inloggen met je schoolaccount lukte niet. Er is niets veranderd. Begin opnieuw.'
