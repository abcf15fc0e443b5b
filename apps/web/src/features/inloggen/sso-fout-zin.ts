import type { SsoFout } from '@letterhaven/contracts/sso'

/** What happened, what was kept and what to do, for each way in which signing in with a school account fails. */
export const SSO_FOUT_ZIN: Record<SsoFout, string> = {
  geweigerd:
    'Inloggen met je schoolaccount lukte niet. Er is niets veranderd. Begin opnieuw, of log in met je wachtwoord.',
  afgebroken:
    'Je hebt het inloggen bij je school afgebroken. Er is niets veranderd. Kies opnieuw je school.',
  verlopen:
    'Het inloggen duurde te lang, of ging twee keer. Er is niets veranderd. Kies opnieuw je school.',
  onbekend:
    'We kennen dit schoolaccount nog niet. De beheerder van je school krijgt de vraag om het te koppelen. Daarna kun je hier inloggen.',
  school:
    'De school van dit account werkt nog niet met Letterhaven. Vraag het aan de beheerder van je school.',
  coaccount:
    'Dit is het account van een ouder. Daarmee kun je niet als leerling inloggen. Laat je kind inloggen met het eigen schoolaccount.',
  uit: 'Je school heeft inloggen met dit schoolaccount uitgezet. Er is niets veranderd. Log in met je wachtwoord, of vraag het aan de beheerder van je school.',
  stoort:
    'Je school geeft nu geen antwoord. Probeer het over een paar minuten opnieuw, of log in met je wachtwoord.',
}
