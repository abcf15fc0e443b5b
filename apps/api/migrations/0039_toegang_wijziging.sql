-- Records whose access changed, and in which transaction. Servers that remember callers ask this table what is new. They read
-- it by transaction and not by a running number, because a transaction that took its number early may commit late.
create table toegang_wijziging (
  -- A hash of the sign-in's id, so that no id of an erased person stays behind.
  wie bytea not null check (octet_length(wie) = 32),
  xact xid8 not null default pg_current_xact_id(),
  op timestamptz not null default now()
);
create index toegang_wijziging_xact on toegang_wijziging (xact);
create index toegang_wijziging_op on toegang_wijziging (op);
grant select, insert, delete on toegang_wijziging to app;

create function meld_toegang() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'login' then
    insert into public.toegang_wijziging (wie) values (sha256(convert_to(old.id::text, 'UTF8')));
  else
    insert into public.toegang_wijziging (wie)
    select distinct sha256(convert_to(id::text, 'UTF8')) from unnest(array[old.login_id, new.login_id]) id
    where id is not null;
  end if;
  return null;
end $$;

-- The same for all rows that one statement deletes: a school that leaves takes thousands along.
create function meld_toegang_weg() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'login' then
    insert into public.toegang_wijziging (wie) select sha256(convert_to(id::text, 'UTF8')) from weg;
  else
    insert into public.toegang_wijziging (wie)
    select distinct sha256(convert_to(login_id::text, 'UTF8')) from weg;
  end if;
  return null;
end $$;

-- These are the tables that decide who the bearer of a token is. Servers do not remember refusals, so a new row needs no
-- record, except a linked school account: it narrows what a session may do.
create trigger meld_toegang_weg after delete on login
  referencing old table as weg for each statement execute function meld_toegang_weg();
create trigger meld_toegang after update on login for each row
  when ((old.ver, old.actief, old.kantoor_role) is distinct from (new.ver, new.actief, new.kantoor_role))
  execute function meld_toegang();
create trigger meld_toegang_weg after delete on lidmaatschap
  referencing old table as weg for each statement execute function meld_toegang_weg();
create trigger meld_toegang after update on lidmaatschap for each row execute function meld_toegang();
create trigger meld_toegang_weg after delete on koppeling
  referencing old table as weg for each statement execute function meld_toegang_weg();
create trigger meld_toegang after insert or update on koppeling for each row execute function meld_toegang();
create trigger meld_toegang_weg after delete on sessie
  referencing old table as weg for each statement execute function meld_toegang_weg();
create trigger meld_toegang after update on sessie for each row
  when ((old.login_id, old.admin_id, old.soort, old.tot, old.stil_seconden, old.beeindigd_op)
    is distinct from (new.login_id, new.admin_id, new.soort, new.tot, new.stil_seconden, new.beeindigd_op))
  execute function meld_toegang();
