import type { KlaarNaam } from '../shared/routes/routes.ts'
import type { Laadt } from './laadt.ts'

/**
 * Pages that are opened only now and then. They have a list of their own, so that the very first page does not carry their
 * names.
 */
export const zeldenPages = {
  'a-dubbel': () =>
    import('../features/dubbelen/dubbelen-screen.tsx').then((m) => m.DubbelenScreen),
  'a-edexml': () => import('../features/import/import-screen.tsx').then((m) => m.ImportScreen),
  'a-docenten': () =>
    import('../features/docenten/docenten-screen.tsx').then((m) => m.DocentenScreen),
  'a-accountgegevens': () =>
    import('../features/accountgegevens/accountgegevens-screen.tsx').then(
      (m) => m.AccountgegevensScreen,
    ),
  'a-licentie': () =>
    import('../features/licentie/licentie-screen.tsx').then((m) => m.LicentieScreen),
  'a-prullenbak': () =>
    import('../features/prullenbak/prullenbak-screen.tsx').then((m) => m.PrullenbakScreen),
  'a-leerlingen-toevoegen': () =>
    import('../features/toevoegen/toevoegen-screen.tsx').then((m) => m.ToevoegenScreen),
  'a-kinderen-toevoegen': () =>
    import('../features/kinderen/kinderen-screen.tsx').then((m) => m.KinderenScreen),
  'a-leerlingen': () =>
    import('../features/leerlingen/leerlingen-screen.tsx').then((m) => m.LeerlingenScreen),
  'a-verhuistoken-inlezen': () =>
    import('../features/verhuizen/verhuizen-screen.tsx').then((m) => m.VerhuizenScreen),
  'a-vriend-uitnodigen': () =>
    import('../features/vriend/vriend-screen.tsx').then((m) => m.VriendScreen),
  'mail-afmelden': () =>
    import('../features/inloggen/mail-afmelden-screen.tsx').then((m) => m.MailAfmeldenScreen),
  'a-zorgleerlingen': () =>
    import('../features/zorgleerlingen/zorgleerlingen-screen.tsx').then(
      (m) => m.ZorgleerlingenScreen,
    ),
  'a-schooljaar': () =>
    import('../features/jaarovergang/jaarovergang-screen.tsx').then((m) => m.JaarovergangScreen),
  'a-wachtwoorden': () =>
    import('../features/wachtwoorden/wachtwoorden-screen.tsx').then((m) => m.WachtwoordenScreen),
  'o-dashboard': () =>
    import('../features/kantoor/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  'o-admins': () => import('../features/kantoor/admins-screen.tsx').then((m) => m.AdminsScreen),
  'dev-mail': () => import('../features/dev-mail/dev-mail-screen.tsx').then((m) => m.DevMailScreen),
  'dev-spellen': () =>
    import('../features/dev-spellen/dev-spellen-screen.tsx').then((m) => m.DevSpellenScreen),
  'dev-ui': () => import('@letterhaven/ui/galerij/galerij.tsx').then((m) => m.Galerij),
} satisfies Partial<Record<KlaarNaam, Laadt>>

export type ZeldenNaam = keyof typeof zeldenPages
