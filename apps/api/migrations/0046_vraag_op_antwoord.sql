-- What was asked of the opgave, as '<form>:<manner>' ('typ:flits', 'sorteer:ei,ij'). An answer without it is of before games said
-- so, and is judged for good as it was then. With it, a second try is a mend: stored, shown, and counted nowhere.
alter table antwoord
  add column vraag text check (char_length(vraag) between 1 and 80),
  -- How the pupil met the opgave, and for how long a flash showed it; null where that says nothing.
  add column hoe text check (hoe in ('gehoord', 'gezien', 'voorgelezen', 'samen')),
  add column flits_ms integer check (flits_ms >= 0);
