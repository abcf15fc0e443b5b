import * as z from 'zod/mini'
import type { Accountgegevens } from '@letterhaven/contracts/accountgegevens'
import {
  ADRESVELDEN,
  CONTACTVELDEN,
  SCHOOLVELDEN,
} from '@letterhaven/contracts/accountgegevens-velden'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { LANGSTE_MAIL, LANGSTE_REGEL } from '@letterhaven/contracts/accountgegevens-maten'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { GegevensProps } from '../use-gegevens.ts'
import { FormulierKaart, type VeldOpzet } from './formulier-kaart.tsx'

const regel = { maxLength: LANGSTE_REGEL, autoCapitalize: 'words' } as const
const ADRES = {
  straat: { label: 'Straat en nummer', autoComplete: 'street-address', ...regel },
  postcode: { label: 'Postcode', autoComplete: 'postal-code', smal: true, maxLength: 10 },
  plaats: { label: 'Plaats', autoComplete: 'address-level2', smal: true, ...regel },
  telefoon: { label: 'Telefoon', type: 'tel', autoComplete: 'tel', smal: true, maxLength: 25 },
} as const satisfies Record<string, VeldOpzet>

const NAAM: Readonly<Record<AdminSoort, string>> = {
  school: 'Naam van de school',
  rt: 'Naam van de praktijk',
  thuis: 'Naam van dit account',
  demo: 'Naam van dit account',
}

const AdresSchema = z.strictObject(ADRESVELDEN)
const SchoolSchema = z.strictObject(SCHOOLVELDEN)
const ContactSchema = z.strictObject(CONTACTVELDEN)

/** The field for the government's number, which the school sets only once. */
function useNummer({ land, nummerVast }: Accountgegevens): VeldOpzet {
  const vanSchool = useSessieUser()?.adminId !== null
  return {
    label: land === 'be' ? 'Instellingsnummer' : 'BRIN-nummer',
    smal: true,
    maxLength: 6,
    readOnly: nummerVast && vanSchool,
    uitleg: nummerVast
      ? 'Schoolaccounts zijn aan dit nummer gekoppeld. Klopt het niet meer? Neem contact op, dan zetten we het om.'
      : 'Hieraan herkennen we bestanden en schoolaccounts van jullie school.',
  }
}

/** Name, address and number of the account. A home and a practice have no number. */
export function SchoolKaart({ adminId, gegevens, change }: GegevensProps) {
  const w = useWoordkeus()
  const nummer = useNummer(gegevens)
  const { soort, naam, straat, postcode, plaats, telefoon, schoolnummer } = gegevens
  const isSchool = soort === 'school'
  const velden: Record<string, VeldOpzet> = {
    naam: { label: NAAM[soort], autoComplete: 'organization', ...regel },
    ...ADRES,
    ...(isSchool ? { schoolnummer: nummer } : {}),
  }
  const begin = { naam, straat, postcode, plaats, telefoon }
  return (
    <FormulierKaart
      titel={
        { school: 'De school', rt: w.RtPraktijk, thuis: 'Wie je bent', demo: 'Account' }[soort]
      }
      klad={`school:${adminId}`}
      schema={isSchool ? SchoolSchema : AdresSchema}
      velden={velden}
      begin={isSchool ? { ...begin, schoolnummer } : begin}
      save={(body, was) => change(body, 'De gegevens zijn bewaard.', was)}
    />
  )
}

/** Whom we write to, and where the invoice goes. */
export function ContactKaart({ adminId, gegevens, change }: GegevensProps) {
  const { contactpersoon, contactmail, factuurmail } = gegevens
  return (
    <FormulierKaart
      titel="Wie we bellen en mailen"
      uitleg="Alleen voor dit account: over het gebruik, de licentie en als er iets mis is. Nooit voor reclame."
      klad={`contact:${adminId}`}
      schema={ContactSchema}
      velden={{
        contactpersoon: { label: 'Contactpersoon', autoComplete: 'name', ...regel },
        contactmail: { label: 'E-mailadres', type: 'email', maxLength: LANGSTE_MAIL },
        factuurmail: {
          label: 'E-mailadres voor facturen',
          type: 'email',
          maxLength: LANGSTE_MAIL,
          optioneel: true,
          uitleg: 'Leeg? Dan gebruiken we het adres hierboven.',
        },
      }}
      begin={{ contactpersoon, contactmail, factuurmail }}
      save={(body, was) => change(body, 'De contactgegevens zijn bewaard.', was)}
    />
  )
}
