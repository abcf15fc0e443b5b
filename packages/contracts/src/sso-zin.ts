/** What a sign-in by a school account that came to nothing says, on the server and in a browser that never asked it. */
export const SSO_REFUSED_ZIN =
  'Inloggen met je schoolaccount lukte niet. Er is niets veranderd. Begin opnieuw.'
