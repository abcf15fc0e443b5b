-- What a school says of itself, and how its people come in.

alter table admin add column straat text not null default '' check (length(straat) <= 120);
alter table admin add column postcode text not null default '' check (length(postcode) <= 10);
alter table admin add column telefoon text not null default '' check (length(telefoon) <= 25);
alter table admin add column contactpersoon text not null default '' check (length(contactpersoon) <= 120);
alter table admin add column contactmail text not null default '' check (length(contactmail) <= 254);
alter table admin add column factuurmail text not null default '' check (length(factuurmail) <= 254);
-- Other places where it teaches: [{naam, straat, postcode, plaats}], in the order of the school.
alter table admin add column vestigingen jsonb not null default '[]' check (jsonb_typeof(vestigingen) = 'array');
-- Providers of school accounts that are shut for this school.
alter table admin add column sso_uit text[] not null default '{}';
-- Who needs a second step to come in: whoever wants, whoever runs the account, or all staff.
alter table admin add column tweede_factor text not null default 'vrij'
  check (tweede_factor in ('vrij', 'beheer', 'iedereen'));
