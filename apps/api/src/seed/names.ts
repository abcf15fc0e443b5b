import type { Naam } from '@letterhaven/contracts/leerling'

/**
 * Names for the demonstration schools: made up, true to life. Written 'voornaam|tussenvoegsel|achternaam';
 * accents, apostrophes, one-name children and other scripts are there because schools have them.
 */
const readNaam = (regel: string): Naam => {
  const [voornaam = '', tussenvoegsel = '', achternaam = ''] = regel.split('|')
  return { voornaam, tussenvoegsel, achternaam }
}

const read = (tekst: string): Naam[] => tekst.trim().split('\n').map(readNaam)

export const LEERLINGEN_NL = read(`
Noor||Visser
Sem|de|Boer
Yara||Yılmaz
Levi|van den|Berg
Zoë||Bakker
Milan||Jansen
Amira||El Amrani
Thijs||Mulder
Fenna|van 't|Hoff
Daan||Kuiper
Şeyma||Öztürk
Luuk||Smit
Isa|de|Vries
Mohammed||Bouali
Evi||Hendriks
Jesse||Kok
Łucja||Nowak
Finn||Postma
Sofie||Dekker
Ravi||Ramdin
Julia||Prins
Bram|van der|Meer
Nadia||Aït Ben Ali
Gijs||Wouters
Lieke||Vermeulen
Joaquín||Peña
Saar||Brouwer
Kwame||Mensah
Tess||Jonker
Noah|'t|Hart
Aaliyah||Jansen
Ties||Hofman
Олена||Шевченко
Mees||Scholten
Roos||Willems
Ibrahim||Demir
Nova||Koster
Jip||Blom
Zeynep||Kaya
Hugo|van|Dijk
Anouk||Peters
Sietske||Dijkstra
李娜||
Boaz||Vos
Mila||Groen
Tygo||Maas
Esmée||Van Leeuwen
Youssef||Azzouzi
Lotte|de|Graaf
Siem||Schouten
Chloë||Martens
Olivier||Bos
Hanna||Lindqvist
Djairo||Pinas
Femke||Huisman
Abdi||Warsame
Nina||Sanders
Cas|van|Loon
Mariëlle||Timmer
Senna||Verhoeven
Jurre||Veenstra
Alya||Rahimi
Stijn||Driessen
Puck||Evers
Emin||Hadžić
Loïs||Bosman
Tijn||Kramer
Rosalie||Molenaar
فاطمة||
Kick||Peeters
Feline|van der|Linden
Adam||Haddad
Maud||Hoekstra
Rayan||Bensaïd
Josephine||Ter Braak
Splinter||Kuipers
Nour||Al-Khatib
Wout||Gerritsen
Ilse|de|Jong
Quinten||Scheffer
Maja||Kowalska
Benjamin||Cohen
Liv||Sørensen
Dani||Oliveira
Jet||Rademaker
Matteo||D'Angelo
Suze||Verbeek
Kaan||Çelik
Elin||Wiersma
Thomas|van|Rijn
Fien||Kamphuis
Pelle||Zwart
Aïcha||Benali
Morris||Baars
Lena||Hermans
Kai||Nakamura
Anna||O'Neill
Teun||Slager
`)

export const LEERLINGEN_BE = read(`
Lotte||Peeters
Arthur||De Smedt
Louise||Van den Broeck
Jef||Claes
Elif||Aydın
Noé||Lambert
Marie||Janssens
Vic||Maes
Aya||El Ouardi
Lowie||Goossens
Zoé||Dubois
Stan||Wouters
Fleur||De Backer
Mathis||Vandenberghe
Olívia||Ferreira
Rune||Van Damme
Julie||Mertens
Warre||Jacobs
Imane||Ziani
Seppe||De Clercq
Ella||Willems
Finn||Hermans
Camille||Lefèvre
Lars||Van Acker
Nora||D'Hondt
Kobe||Aerts
Axelle||Desmet
Sander||Cools
Yasmina||Bouzid
Emiel||Michiels
Hanne||Van Hecke
Tuur||Segers
Дарина||Коваль
Jules||De Wolf
Elena||Popescu
Wannes||Thys
Amélie||Renard
Ferre||Bogaerts
Sara||Hassan
Mauro||Ricci
Anna||Van de Velde
Jack||Lemmens
Liese||Smets
Bilal||Amrani
Oona||Verstraete
Leon||Pauwels
Margaux||Devos
王伟||
Briek||Hendrickx
Fatou||Diallo
Renée||Coppens
Viktor||Baert
Josephine||De Wilde
Ilias||Tahiri
Nele||Vercammen
Cyriel||Moens
Lien||Stevens
Adam||Nowicki
Estelle||Van Hove
Gust||Martens
Juliette||Carlier
Mohamed||Kaddouri
Paulien||De Ridder
Robbe||Lenaerts
Zita||Kovács
Thor||Verhaegen
Amber||Nijs
Elias||Van Looy
Norah||Bosmans
Lukas||Geerts
Inaya||Rahman
Miel||Declercq
Helena||Sterckx
Oscar||Timmermans
Chloé||Simon
Ward||Van Den Eynde
Zeynep||Arslan
Cas||Dierckx
Manon||Leclercq
Ruben||Vermeersch
Aïsha||Traoré
Tijs||Verbruggen
Jasmijn||Cornelis
Mats||De Pauw
Ilse||Vandamme
Yanis||Benali
Pippa||Nys
Alexander||Wauters
Mila||Jovanović
Otis||De Vos
مريم||
Staf||Hoste
Elise||Raes
Luca||Gallo
Hazel||O'Brien
Bas||Verlinden
`)

export const KLEINE_GROEP_NL = read(`
Tobias||Veldman
Mirthe|van der|Zee
Jaylen||Croes
Amélie||Kuipers
Sven||Bijl
Hatice||Arslan
`)

export const KLEINE_GROEP_BE = read(`
Victor||Laureys
Fenne||De Groote
Ayoub||Mansouri
Céleste||Dumont
Nand||Verhelst
`)

export const THUIS_NL = read(`
Pien||Aalbers
Ruben||Aalbers
`)

export const THUIS_BE = read(`
Lise||Van Eeckhout
Arne||Van Eeckhout
`)

export const MEDEWERKERS_NL = read(`
Karin||Oosterhuis
Marieke||Hendriks
Tom||Baart
Samira||Bouchaib
Jeroen|van|Vliet
`)

export const MEDEWERKERS_BE = read(`
Hilde||Vandeputte
An||De Meyer
Pieter||Callens
Leyla||Şahin
Koen||Van Daele
`)
