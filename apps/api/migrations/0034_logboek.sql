-- Whether a look was at one pupil stays known when at whom is forgotten: without it a look at one that was erased reads as
-- one at the whole school.
alter table inzage_log add column over_leerling boolean not null default false;
alter table inzage_log no force row level security;
update inzage_log set over_leerling = true where leerling_id is not null;
alter table inzage_log force row level security;
