import type { EigenPasskey } from '@letterhaven/contracts/mijn-account'

/** A change of the user's own second step. */
export type Wijziging =
  | { readonly soort: 'totp' | 'totp-weg' | 'passkey' | 'codes' }
  | { readonly soort: 'passkey-naam' | 'passkey-weg'; readonly passkey: EigenPasskey }

/** The words at the start of each change, in its dialog, and those for when it is done. */
export const WIJZIGINGEN: Record<
  Wijziging['soort'],
  { readonly titel: string; readonly uitleg: string; readonly knop: string; readonly klaar: string }
> = {
  totp: {
    titel: 'App met codes instellen',
    uitleg: 'Typ eerst je wachtwoord, zodat we weten dat jij het bent.',
    knop: 'Verder',
    klaar: 'Je app is ingesteld. Bij de volgende keer inloggen typ je een code uit je app.',
  },
  'totp-weg': {
    titel: 'App weghalen',
    uitleg: 'Daarna vragen we bij het inloggen geen code uit je app meer. Typ je wachtwoord.',
    knop: 'App weghalen',
    klaar: 'Je app is weggehaald.',
  },
  passkey: {
    titel: 'Passkey toevoegen',
    uitleg:
      'Een passkey is een sleutel op dit apparaat: je bevestigt met je vinger, je gezicht of je pincode dat jij het bent.',
    knop: 'Passkey maken',
    klaar: 'Je passkey is toegevoegd.',
  },
  'passkey-naam': {
    titel: 'Passkey hernoemen',
    uitleg: 'Kies een naam waaraan je het apparaat herkent.',
    knop: 'Bewaren',
    klaar: 'De nieuwe naam is bewaard.',
  },
  'passkey-weg': {
    titel: 'Passkey weghalen',
    uitleg: 'Daarna kom je er niet meer mee binnen. Typ je wachtwoord.',
    knop: 'Passkey weghalen',
    klaar: 'Je passkey is weggehaald.',
  },
  codes: {
    titel: 'Nieuwe herstelcodes',
    uitleg: 'Je oude codes werken daarna niet meer. Typ je wachtwoord.',
    knop: 'Nieuwe codes maken',
    klaar: 'Je hebt nieuwe herstelcodes. De oude werken niet meer.',
  },
}
