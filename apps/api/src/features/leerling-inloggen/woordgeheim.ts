/**
 * The words of pupils' secrets: things and deeds of a child's day, chosen by hand. Nothing that frightens, hurts
 * or is mocked, nothing that sounds like another word, nothing that only one of both countries says.
 */
// cspell:disable
export const WOORDEN: readonly string[] =
  `aaien aanhanger aap aardappel aardbei aarde aardige abrikoos accordeon achtste acteur adelaar adem agenda
  agent akker amandel ananas andijvie anker antwoorden apotheker appel appelboom appelgroen appelmoes appelsap
  appeltje applaus april aquarium arm armband astronaut atlas augurk augustus auto autobus automaat autootje
  avocado avond azijn baai baby badeend badjas badpak bak bakfiets bakje bakken bakker bakkerij bal balkon
  ballet balletje ballon bamboe banaan banjo bankje basketbal bedje beek beekje beeld beer beestje behulpzame
  beker bel beleefde bellen belletje berg bergje bergmeer bergpad bergrivier bergtop bericht berk berm beroemde
  beroep betoverde beuk bewaren bezem biggetje bijenkorf bijzondere bikini bioscoop bizon blaadje blad bladzijde
  blaffen blauwe blije blikje bloei bloeien bloeiende bloem bloementuin bloemetje bloemkool bloemperk bloempot
  blokje blokken blouse bocht boei boek boekenkast boekenplank boekje boer boerderij boerin bonbon bonte boog
  boom boomgaard boomhuis boomhut boompje boomstam boon boontje bootje bootreis bordje boren borrelen borrelende
  borstel bos bosbes bosje bospad bosrand boswachter boter boterbloem boterham bouwdoos bouwer bouwplaats braam
  branding brandnetel brede breedte brief briefje bries brievenbus bril brilkoker brilletje broccoli broek
  broekje broekzak broer broertje brommen brommer bron brons brood broodje brug bruggetje bruine bruisende bui
  buikspreker buitenlucht buizerd bulldozer buren burger bus bushalte busje buurman buurt buurvrouw cabine cacao
  cactus cadeau cadeautje cake camera camper camping cape caravan carnaval cavia cello cent centrum champignon
  chauffeur chocola cijfer circus cirkel cirkelzaag citroen clown club collega computer concert confetti cracker
  creatief croissant cursus dadel dag dagboek dak dakje dakpan dal dam dans dansen dansende danser danseres
  dansje dappere december deeg dekbed deken dekentje deksel delen den denken dennenboom derde deur deurbel
  deurtje diamant dichte dichter dienblad dierenarts dierentuin dijk dino dinosaurus dinsdag directeur dirigent
  distel dobbelsteen doek doel dolfijn domino donderdag donzige dooien doolhof doorn dorp dorpje dorst douche
  draai draaien draaiende draaimolen draak draakje dragen driehoek driewieler drijven drijvende droge drogen
  dromedaris dromen dromende dromenland droom dropje druif drum drumstel druppel dubbele duif duifje duikbril
  duiken duiker duikplank duim duin duizend dunne duwen dwalen edelsteen eekhoorn eend eendje eenhoorn eerlijke
  eerste eeuw egel egeltje eiland eilandje eindpunt eitje ekster eland elf elfje elleboog emmer emmertje enorme
  envelop erwtensoep etage eten ezel fabriek familie fazant februari fee feest feestje feestmaal feestmuts felle
  fiets fietsbel fietsen fietsje fietspad fietspomp fietstocht fietswiel fijne finish flamingo flat fles flesje
  fluisteren fluit fluiten fluitende fluitist fluitje fluitketel fluweel fontein forel fornuis foto fotograaf
  fraai framboos friet frisbee frisse fruit fruitmand fruitschaal galerij gans ganzen garage garde garen gazelle
  gebak gebouw gebreide gedicht geduld geduldige gehaakte gehakt geheime geit geitje gekrulde gele geluid geluk
  gelukkige gelukspop gestreepte getal geur geurige gevel geverfde gevlekte gevlochten gewicht gewoon gezicht
  gezin gezonde gids gieten gieter giraf gitaar gladde glanzende glas glazen gletsjer glijbaan glijden glimlach
  glimmende glimworm golf golfje goochelaar gooien gordijn gorilla goud gouden goudgeel goudvis graan gracht
  gram grapje grappige gras grashalm grasland grasmaaier grasspriet grasveld graven grijze groeien groeiende
  groene groente groep grond grote haag haai haan haar haarlint haas haasje hagedis hagelbui haken halsband
  halte halve hamertje hamster hand handdoek handige handje handpop handschoen handstand hangbrug hangen hangmat
  hapje harige haring harken harkje harp hartje haven havenstad haventje havermout hazelnoot heelal heerlijke
  heg heide hekje heldere heldin helft helikopter helpen hemel hemelsblauw hen hengel herder herfst hert hertje
  hete heuvel heuveltop hoed hoedje hoef hoepel hoge hond honderd hondje honing honingbij honingraat hoofd
  hoogte hooi hooiberg hooiwagen hoorn horen horizon horloge hotel houtblok houten huis huisdier huisje hulst
  huppelen hut hutje hyacint iglo ijsbaan ijsbeer ijsbeker ijsblokje ijscoman ijsje ijskast ijspegel ijsschots
  ijsvogel ijswafel ijzer ijzeren imker inkt inktvis inpakken insect jaar jaarring jachthaven jaguar jam jampot
  januari jas jasje jaszak jeugd jonge jongen jongleur juf juichen juli juni jurk jurkje kaars kaarsje
  kaarslicht kaartje kaas kaasboer kaasje kaasschaaf kabelbaan kabeljauw kabouter kachel kade kajak kajuit
  kalender kalf kalfje kalme kam kameel kamer kamertje kampeerder kamperen kampioen kan kanarie kaneel kangoeroe
  kannetje kano kantine kapitein kapper kapster kapstok kar karavaan karnemelk karper karton kartonnen kast
  kastanje kasteel kasteeltje kastje kat kater katje katoen kauwen keer kei keizer kelder kelk kermis kers
  kerstbal kerstboom kerstster ketchup ketel ketting keuken keukenkast kever kiekeboe kiekje kietelen kijken
  kijker kikker kikkervis kilo kinderen kindertuin kiosk kip kippen kippenhok kippenveer kist kistje kiwi
  kladblok klappen klaproos klarinet klas klaver klaverblad klavertje kleed kleedje klei kleine kleur kleurboek
  kleurdoos kleuren kleurige kleurrijke kleurtje kleuter klif klimmen klimmende klimop klimrek klimtouw klok
  klokje klomp klompje kloppen kluis knappe kneden knetterende knie knijper knikken knippen knisperende knoflook
  knoop knoopje knoopsgat knop knopje knuffel knuffelen knutselaar koala koe koeien koek koekdeeg koekenpan
  koekje koekoek koektrommel koele koelkast koepel koerier koets koffer koffertje koffie koffiekan kok koken
  kokkin kolen komeet komkommer kommetje kompas konijn konijnenhol koning koningin kooi kookboek kookpot
  koolmees koor koord koper koperen kopergroen kopje koplamp koraal koraalrif korenbloem korenveld korf korst
  korte kotter koude kous kozijn kraal kraan kraanvogel kraanwagen krakende kralen krans krant krat krater
  kreeft krekel krijt krijtje kristal krokante kroket krokodil krokus kromme kroon kroontje kruiden kruidentuin
  kruidnagel kruimel kruipen kruipende kruiwagen krul kubus kudde kuif kuiken kunstenaar kurk kussen kust kwaken
  kwal kwart kwartet kwartier laan laars laarsje laatje laatste lachende ladder laddertje laken lam lammetje
  lamp lampion lampje land landgoed landkaart lange lantaarn lappendeken lappenpop lasagne lavendel leesboek
  leesboom leesbril leeslamp leesplank leeuw leeuwin lego leguaan lekkere lelie lengte lens lente lentebloem
  lentedag lenteregen lepel lepelaar lepeltje leren letter letterbak lettertje leuke leuning lezen lezende libel
  lichtblauwe lichte lichtje liedje lieve lift lijm lijn lijntje lijst lijster lijstje limoen limonade linde
  liniaal lint lintje liter locomotief loket lolly loodgieter lopen lopende luchtballon luchtbel luide luik
  luipaard luisteren lunch lus maal maaltijd maan maandag maanlicht maantje maart maatbeker macaroni machinist
  madelief magische magneet makreel mammoet mandarijn mandje manen mango mantel margriet marmer marmot mars
  marsepein masker mast matje matroos medaille meel meelzak meer meertje mees meesje meester meeuw meikever
  meisje mekkeren melk melkbeker melkfles melkglas melodie meloen merel meter metro metselaar meubel miauwen
  microfoon microscoop middag mier mierenhoop mikken minister minuut minuutje mixer model moeder moedige
  moestuin moestuintje mol molen molenaar molentje molenwiek molletje mond monteur mooie morgen mos mossel
  mosterd motor motorboot motto muesli muis muisje muizenhol muntje mus museum musje mustang muts mutsje muur
  muurbloem muurtje muziek muziekdoos naaidoos naald naam nacht nachtegaal nachtlamp nachtuil narcis natte
  natuur nectar neef negende nek nest nestje net neus neushoorn neusje nieuwe nijlpaard noorden noordpool nootje
  notenboom notenkraker november nummer oase oceaan ochtend ochtendzon octopus oehoe oerwoud oever okapi oktober
  olie oliebol olielamp olifant olifantje olijf olijfboom oma omelet ontbijt ontdekker ontdekking oog oogje
  oogst oogsten ooievaar oom oor oorbel oorsprong oortje oosten opa opening opruimen optocht oranje orchidee
  oren orgel orka orkest otter ouder ouders oven overkant paardje paarse paaseitje paashaas paddenstoel pagina
  pakje pakken pakketje paleis paleistuin palet paling palm palmblad palmboom pan panda paneel panfluit
  pannenkoek pannetje pantoffel pap papegaai papier papieren paprika parachute parade paraplu parasol parel park
  parkiet parkje partij paspoort passagier passer pasta patrijs patroon pauw pauze pedaal peddel peer pelikaan
  pennetje penseel peper perenboom perron perzik pet petje piano picknick piepen piepende piepkleine pijnboom
  pil piloot pinda pindakaas pion pionier piraat pitje pizza plaat plaatje plafond plakband plakboek plakje
  plakken planeet plank plant planten plantenbak plantje plas plasje platte plein pleintje plons plooi pluizige
  plukken podium poedel poetsen poffertje polder pollepel pols pomp pompoen pony poolvos poort poortje poot
  pootje popcorn poppenhuis poppenkast poppenwagen poppetje portemonnee portie portret postbode postduif poster
  postkantoor postzegel potje potlood prachtige praten precies prentenboek pret prijs prins prinses product
  proef proefje proeven professor programma project propeller pruim pruimenboom pudding puppy puree puzzel
  puzzelstuk pyjama raadsel raam raampje raamwerk racket radijs radio rails raket raketje recept rechte
  rechthoek rechtop ree reekalf reep regel regen regenboog regenen regenjas regenlaars regenpijp regenton
  regenwolk regisseur reiger reisje rek rekenen rekensom remlicht rendier rennen rennende reus reusachtige
  reuzenrad ridder ridderhelm ridderzaal rietje rijdende rijpe rimpel ring ringetje ringslang rinkelen ritje
  ritme ritselende rivier robijn robot robotje rode roeiboot roeien roeispaan roer roeren rok rokje rol
  rolgordijn rollen rollende rolletje rolschaats rolstoel roltrap romige ronde rondje ronken ronkende roodborst
  roos roosje rooster rots route roze rozenblad rozenstruik rozentuin rozijn rugzak ruige ruiken ruilen ruimte
  ruimteschip ruit ruiter ruitje rusten rustige safari saffier salamander sandaal sap sapje sappige sardine
  satelliet saxofoon schaaf schaakbord schaal schaap schaapje schaartje schaats schaatsen schaduw schakel
  scharnier schat schatkaart schatkist scheepsbel schelp schep scherm schets schetsboek schijfje schijnen schil
  schilder schilderij schildpad schip schoen schoentje schommel schommelen schone school schoolbord schoolbus
  schoolplein schoolreis schooltje schoorsteen schors schort schotel schouder schrift schrijven schrijver
  schroef schuif schuim schuit schuur scooter seconde seizoen servet sfeer shampoo shirt signaal sinaasappel
  sjaal sjaaltje sjouwen skate sla slaap slaapzak slakje slapen slapende slee sleep sleepboot sleutel sleutelgat
  sleuteltje slimme slinger slingeraap slipper sloep sloot slot sluis slurf slurpen smakelijke smalle smaragd
  smullen snavel sneeuw sneeuwbal sneeuwbol sneeuwen sneeuwman sneeuwpret sneeuwvlok sneeuwwitte snelheid snelle
  snoek snoep snoepje snoer snorkel snowboard snuit soep soepele sok sokje sokken sommetje sorbet spaak spade
  spaghetti spar sparen spatel specht speculaas speelbal speeldoos speelgoed speelhuis speelkaart speelkleed
  speelplein speeltuin speelweide speer spel spelen spelletje spelregel sperwer spetterende speurder spiegel
  spiegelei spiegeltje spijker spinazie spinnenweb spinnetje spitsmuis spoel spoelen spons spoor spoorbrug sport
  sporthal sportieve spreeuw springen springende springtouw sprint sproet sprong sprookje spruitje staal staart
  staartje stadion stadje stadspark stalen stam standbeeld stapel stapje start station steel steen steentje
  steile stekelbaars stem stempel stenen stengel step stepje steppen ster sterke sterretje stevige sticker stift
  stille stip stippel stoel stoep stoere stof stofzuiger stokbrood stokje stokvis stoom straat straatje
  stralende strand strandbal strandhuis strandstoel streep strijken strijkijzer strik strikje stripboek stro
  strobaal strohoed stromen strooi stroop struik struisvogel stuifmeel stukje stuur suiker suikerpot suikerspin
  surfplank taal taart taartje taartpunt tafel tafelkleed tak takje tand tandarts tandem tandje tandpasta
  tandwiel tante tapijt tapir tarwe tas tasje taxi team teckel teddybeer teen teentje tegel tegelvloer tekenen
  tekenende tekening tekst telefoon telescoop televisie tellen tempo tennis tennisbal tent tentje terras
  tevreden theater thee theeglas theelepel theepot thermometer tiende tijdlijn tijdschrift tijger tikken
  tikkende tillen timmerdoos timmeren timmerman tocht toekan toeter toeteren toffee tol tomaat toneel tonijn
  toonladder toost toren torenklok torentje torretje touw touwladder touwtje tovenaar toverbal toverboek
  toverdrank toveren toverhoed toverstaf tractor trainer tram trampoline trap trapje trapper trechter trein
  treinreis treinspoor treintje trekken tribune trofee trommel trommelstok trommeltje trompet troosten tros
  trotse trouwe truc trui truitje tuba tube tuin tuinbank tuinbloem tuinboon tuinhek tuinman tuinpad tuinslak
  tuinstoel tuintje tulp tunnel tweede tweeling uil uiltje uitje uitkijk uitnodiging uitpakken uitstapje
  uitvinder uitzicht ukelele uurtje vaas vaasje vader vakantie vallei vangen vanille varen varende varken vaste
  veer veerboot veerman veertig vegen veger veiling veldbloem veldmuis venster veren verf verfdoos verfpot
  verhaal verhuizen verjaardag verrassen verrassing verrekijker verse versierde versieren verstoppen vertellen
  verven vestje veter veulen video vierde vieren vierkant vijfde vijftig vijg vijgenboom vijver villa viltstift
  vinden vinger vingerhoed vink viool viooltje vis visje visnet vissen visser vissersboot vitamine vitrine vlag
  vlaggetje vlakke vlakte vlas vlecht vleugel vlieg vliegen vliegende vlieger vliegertje vliegtuig vliegveld
  vlinder vloer vlot vlucht vlugge voetbal voetje vogel vogelhuis vogelnest vogeltje vogelveer vogelzang volle
  vonkje voorjaar voorraad vork vorkje vorst vos vosje vossenhol vouwen vraag vrachtwagen vriend vriendin
  vriendje vriendschap vriezer vrijdag vrolijke vrucht vulkaan vulpen vuurtoren waaien waaier waaiertje wachten
  wachtende wafel wagen wagentje wagon walnoot walrus walvis wandelen wandelpad wandelstok wapperende warme
  warmte wasbeer waslijn wasmachine wasmand wassen water waterkan waterlelie watermeloen waterval watervogel
  wedstrijd weegschaal week weg wegenkaart weggetje wegwijzer weiland wekker wens wensput wereld wereldbol
  westen weven wieg wiel wieltje wijze wijzer wilg wimpel winderige windje windmolen windwijzer winkel winkeltje
  winnen winter winterjas winterse winterslaap wintertuin wissel witte woelmuis woensdag woestijn wol wolf
  wolfje wolk wolkige wolkje wollen wonderlijke wonen woning woonboot woonkamer woord woordje worst worstje
  wortel wortels xylofoon yoghurt zaad zaadbol zaadje zaagje zaaien zaal zachte zachtgele zadel zagen zakdoek
  zakje zaklamp zalf zalm zandbak zandbank zandkasteel zandkorrel zandpad zang zanger zangeres zangvogel
  zaterdag zebra zebrapad zee zeearend zeebries zeef zeegras zeehond zeehondje zeekaart zeeleeuw zeeman zeemeeuw
  zeemist zeeotter zeep zeepaard zeepbel zeeschelp zeeschuim zeester zeewier zeewind zeil zeilboot zeilen
  zeilmaker zes zesde zetel zeven zevende zien zilver zilveren zilvergrijs zilvermeeuw zin zingen zingende
  zitbank zitten zoeken zoeklicht zoemen zoemende zoete zolder zomer zomerdag zomerjurk zomerse zomerzon zon
  zondag zonlicht zonnebloem zonnebril zonnedak zonnehoed zonnescherm zonnestoel zonnestraal zonnetje zonnige
  zonsopgang zoute zuiden zuidpool zus zusje zussen zwaaien zwaailicht zwaan zwaluw zwarte zweefmolen zwembad
  zwemband zwembril zwembroek zwemles zwemmen zwemmende zwemvest zwerm zweven zwevende zwijntje`.split(
    /\s+/,
  )
// cspell:enable
