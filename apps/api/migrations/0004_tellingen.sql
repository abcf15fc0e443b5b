-- Teachers' pages count answers: how many, how many right, in which category, for how long. This index
-- holds all that they count, so that a group's year is summed without fetching one row of the table; the
-- index that it replaces had the same key and nothing more.
create index antwoord_telling on antwoord (admin_id, leerling_id, gegeven_op)
  include (poging, correct, categorie, ms);
drop index antwoord_tijd;
