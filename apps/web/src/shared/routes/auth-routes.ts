import { gebied } from './route-def.ts'

const { klaar } = gebied('auth')
const open = { toegang: 'openbaar' } as const

/** Signing in, and the pages about one's own sign-in. */
export const authRoutes = {
  login: klaar('/app/auth/login', 'Inloggen', open),
  'login-sso': klaar('/app/auth/login-sso', 'Inloggen met je schoolaccount', open),
  'wachtwoord-aanvragen': klaar(
    '/app/auth/wachtwoordaanvragen',
    'Nieuw wachtwoord aanvragen',
    open,
  ),
  'wachtwoord-herstellen': klaar(
    '/app/auth/wachtwoordherstellen/{userId}/{herstelToken}',
    'Nieuw wachtwoord kiezen',
    open,
  ),
  'login-klas': klaar('/app/auth/klas/{klascode}', 'Wie ben jij?', open),
  uitnodiging: klaar('/app/auth/uitnodiging/{token}', 'Uitnodiging aannemen', open),
  'mail-afmelden': klaar('/app/auth/mail-afmelden/{token}', 'Geen mail meer', open),
  'mijn-account': gebied('account').klaar('/app/auth/mijn-account', 'Mijn account', {
    toegang: 'aangemeld',
  }),
} as const

const dev = gebied('kaal')

const bouwers = { ...open, alleenDemo: true } as const

/** Pages for those who build and test the product; a school's own installation has no use for them. */
export const devRoutes = {
  'dev-ui': dev.klaar('/dev/ui', 'Onderdelen', bouwers),
  'dev-spellen': dev.klaar('/dev/spellen', 'Spellen bekijken', bouwers),
  'dev-mail': dev.klaar('/dev/mail', 'Post', bouwers),
} as const
