import type { FoutCode } from './fout.ts'
import { SSO_REFUSED_ZIN } from './sso-zin.ts'

/** The Dutch sentence for each code: what happened, what is kept, and what to do. */
export const FOUTZIN: Record<FoutCode, string> = {
  malformed_json: 'Dat kwam niet goed aan. Er is niets veranderd. Probeer het opnieuw.',
  invalid_input:
    'Niet alles is goed ingevuld. Er is nog niets bewaard. Kijk bij de gemarkeerde velden.',
  sign_in_failed:
    'Deze naam en dit wachtwoord horen niet bij elkaar. Controleer ze en probeer het opnieuw.',
  code_refused:
    'Deze code klopt niet, of hij is al gebruikt. Wacht op de volgende code en probeer het opnieuw.',
  kaart_refused: 'Deze kaart werkt niet meer. Vraag om een nieuwe, of log in met je woorden.',
  uitdaging_expired:
    'Dit inloggen duurde te lang. Er is niets veranderd. Begin opnieuw met je wachtwoord.',
  herstel_refused:
    'Deze link werkt niet meer. Je wachtwoord is niet veranderd. Vraag een nieuwe link aan.',
  mail_off:
    'Letterhaven kan hier nog geen mail versturen. Er is niets veranderd. Vraag je beheerder om hulp.',
  wachtwoord_fout: 'Je huidige wachtwoord klopt niet. Er is niets veranderd. Typ het opnieuw.',
  geen_wachtwoord:
    'Dit account heeft geen wachtwoord dat je hier kunt veranderen. Er is niets veranderd.',
  passkey_refused:
    'Deze passkey kon niet worden toegevoegd. Er is niets veranderd. Probeer het opnieuw.',
  klaslink_uit:
    'De link of de code waarmee iedereen inlogt, staat uit. Er is geen poster gemaakt. Zet eerst weer aan wat uit staat.',
  factor_nodig:
    'Jouw account heeft altijd een tweede stap nodig. Stel eerst een andere in, haal dan deze weg.',
  sso_refused: SSO_REFUSED_ZIN,
  sso_onbekend:
    'We kennen dit schoolaccount nog niet. De beheerder krijgt een vraag om het te koppelen.',
  kijk_mee_nodig:
    'Je kijkt nu niet mee bij deze school. Er is niets getoond. Schrijf op waarom je meekijkt; daarna gaat de pagina open.',
  kijk_mee_leest:
    'Je kijkt mee en kunt dus niets veranderen. Er is niets veranderd. Wat anders moet, verandert de school zelf.',
  kijk_mee_verlengd:
    'Dit meekijken is al één keer verlengd. Het loopt gewoon af. Begin daarna opnieuw, met een reden.',
  token_missing: 'Je bent niet ingelogd. Log in om verder te gaan.',
  token_invalid: 'Je bent niet meer ingelogd. Log opnieuw in; je werk is bewaard.',
  token_expired: 'Je bent een tijdje weg geweest. Log opnieuw in; je werk is bewaard.',
  role_refused: 'Deze pagina hoort niet bij jouw account.',
  not_found: 'Dit bestaat niet, of het hoort niet bij jouw account.',
  method_not_allowed: 'Dit kan hier niet op deze manier.',
  antwoord_conflict: 'Eén antwoord hadden we al, en dat telt. De andere zijn nu ook bewaard.',
  schelpen_te_weinig:
    'Je hebt nog niet genoeg schelpen. Er is niets gekocht. Met oefenen verdien je er meer.',
  aankoop_conflict: 'Dit ging niet goed. Er is niets gekocht. Probeer het nog een keer.',
  niet_gekocht: 'Dit is nog niet van jou. Er is niets veranderd. Koop het eerst.',
  toets_ingeleverd:
    'Deze toets was al ingeleverd. Wat je toen inleverde, telt. Er is niets veranderd.',
  groep_niet_leeg:
    'Hier zit nog iemand in. Er is niets veranderd. Verplaats eerst iedereen, en archiveer daarna.',
  groepsnaam_bezet:
    'Deze naam is intussen ergens anders in gebruik. Er is niets veranderd. Geef die andere eerst een nieuwe naam, dan kan dit.',
  import_veranderd:
    'Er is intussen iets veranderd in dit account, misschien door iemand anders. Er is niets toegepast. Kijk het nieuwe voorbeeld na.',
  import_klaar:
    'Dit is al gedaan of teruggedraaid, misschien door iemand anders. Er is niets dubbel gedaan. Kijk hoe het er nu staat.',
  import_ander_jaar:
    'Het bestand is niet meer van het goede schooljaar: jullie zijn intussen overgegaan naar een ander schooljaar. Er is niets toegepast. Exporteer het opnieuw uit je administratie en lees dat bestand in.',
  import_te_oud:
    'Dit is langer dan 30 dagen geleden toegepast. Er is niets veranderd. Pas de gegevens zelf aan of lees een nieuw bestand in.',
  laatste_beheerder:
    'Dit is de laatste beheerder. Er is niets veranderd. Maak eerst iemand anders beheerder.',
  overgang_veranderd:
    'Er is intussen iets veranderd in dit account, misschien door iemand anders. Er is nu niets overgezet. Kijk na wat er staat.',
  overgang_te_vroeg:
    'Overzetten kan vanaf 1 juni. Er is niets veranderd; wat je hebt gekozen, blijft bewaard.',
  licentie_vol:
    'Er zijn niet genoeg plaatsen in de licentie. Er is niets veranderd; wie al oefent, gaat gewoon door. De beheerder kan plaatsen bestellen bij Licentie; daarna lukt het.',
  toestemming_nodig:
    'Hiervoor is toestemming van een ouder of voogd nodig, en die staat er niet bij. Er is niets veranderd. Leg eerst de toestemming vast; daarna lukt het.',
  plaatsen_bezet:
    'Deze plaatsen zijn bezet. De bestelling blijft staan. Zet eerst iemand in de prullenbak, of laat de plaatsen staan.',
  bestelling_te_oud:
    'Deze bestelling kun je niet meer intrekken. Er is niets veranderd. Neem contact op met Letterhaven.',
  account_sluit:
    'Dit account wordt gesloten. Nieuwe mensen toevoegen of plaatsen bestellen kan niet meer. Er is niets toegevoegd; wie al oefent, gaat gewoon door. De beheerder kan het sluiten terugdraaien.',
  dubbel_veranderd:
    'Er is intussen iets veranderd bij deze twee, misschien door iemand anders. Er is niets samengevoegd. Kijk de lijst opnieuw na.',
  intussen_anders:
    'Hier is daarna nog iets veranderd, misschien door iemand anders. Er is nu niets gewijzigd. Kijk hoe het er staat.',
  gegevens_veranderd:
    'Iemand anders heeft dit intussen veranderd. Er is niets bewaard; wat jij invulde, staat er nog. Bewaar je het nog een keer, dan komt jouw versie in de plaats van die van de ander.',
  verhuistoken_refused:
    'Dit verhuistoken werkt niet. Misschien zit er een tikfout in, is het al gebruikt of is het verlopen. Er is niets veranderd. Vraag een nieuw token aan wie je dit gaf.',
  uitnodiging_expired: 'Deze uitnodiging is verlopen. Er is niets veranderd. Vraag een nieuwe aan.',
  uitnodiging_used: 'Deze uitnodiging is al gebruikt. Log in met het account dat ermee is gemaakt.',
  body_too_large:
    'Dit is te groot om te versturen. Er is niets bewaard. Verstuur het in kleinere delen.',
  media_type_refused: 'Dat kunnen we hier niet lezen. Er is niets veranderd.',
  too_many_attempts:
    'Dat waren veel pogingen achter elkaar. Wacht even en probeer het dan opnieuw.',
  aanbevelingen_op:
    'Je hebt voor nu genoeg mails gestuurd. Er is niets verstuurd. Over een tijdje kan het weer.',
  gasten_full:
    'Er spelen nu heel veel kinderen mee zonder account. Probeer het over een uurtje nog eens.',
  internal_error:
    'Er ging bij ons iets mis. Wat al bewaard was, is er nog. Probeer het straks opnieuw.',
  unavailable:
    'We zijn even niet bereikbaar. Wat je deed, blijft bewaard. Probeer het straks opnieuw.',
}
