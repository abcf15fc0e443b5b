-- The words of a school for what it teaches, and the days on which it is shut.

alter table admin add column label_set text not null default 'gewoon'
  check (label_set in ('gewoon', 'soort', 'didactisch', 'nummers'));
-- Names of the school's own: {category: name}.
alter table admin add column eigen_labels jsonb not null default '{}' check (jsonb_typeof(eigen_labels) = 'object');
-- When there is no school: [{naam, van, tot}], both days included.
alter table admin add column vakanties jsonb not null default '[]' check (jsonb_typeof(vakanties) = 'array');
