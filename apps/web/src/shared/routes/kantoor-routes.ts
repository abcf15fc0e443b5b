import { gebied } from './route-def.ts'

const { klaar, later } = gebied('kantoor')
const kantoor = { toegang: 'kantoor.read' } as const

/** The product office's area. */
export const kantoorRoutes = {
  'o-dashboard': klaar('/superadmin/dashboard', 'Dashboard', kantoor),
  'o-admins': klaar('/superadmin/admins', 'Admins', kantoor),
  'o-admin-accountgegevens': later(
    '/superadmin/admins/{adminId}/accountgegevens',
    'Accountgegevens',
    kantoor,
  ),
  'o-verhuis-admin': later(
    '/superadmin/admins/{adminId}/verhuis-admin',
    'Admin verhuizen',
    kantoor,
  ),
  'o-admin-licentie': later('/superadmin/admins/{adminId}/licentie', 'Licentie', kantoor),
  'o-aanmaken': later('/superadmin/aanmaken', 'Admin aanmaken', kantoor),
  'o-leerlingen': later('/superadmin/leerlingen', 'Leerlingen', kantoor),
  'o-uitnodiging-versturen': later(
    '/superadmin/uitnodiging-versturen',
    'Uitnodiging versturen',
    kantoor,
  ),
  'o-webinars': later('/superadmin/webinars', 'Webinars', kantoor),
  'o-berichten': later('/superadmin/berichten', 'Berichten', kantoor),
  'o-mailtemplates': later('/superadmin/mailtemplates', 'Mailtemplates', kantoor),
} as const
