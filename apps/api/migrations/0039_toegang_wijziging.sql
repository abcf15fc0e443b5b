-- Whose access changed, and in which transaction: servers that remember who somebody is ask for what is new here. It is
-- read by transaction and not by a running number: a number that was taken earlier may be seen later.
create table toegang_wijziging (
  -- A hash of the sign-in's id: what was erased is told and leaves no trace.
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

-- Everything that says who the bearer of a token is. What was refused is remembered by nobody, so what is new needs no word,
-- but for a school account: that makes a session say less.
create trigger meld_toegang after delete on login for each row execute function meld_toegang();
create trigger meld_toegang_anders after update on login for each row
  when ((old.ver, old.actief, old.kantoor_role) is distinct from (new.ver, new.actief, new.kantoor_role))
  execute function meld_toegang();
create trigger meld_toegang after delete or update on lidmaatschap for each row execute function meld_toegang();
create trigger meld_toegang after insert or delete or update on koppeling for each row execute function meld_toegang();
create trigger meld_toegang after delete on sessie for each row execute function meld_toegang();
create trigger meld_toegang_anders after update on sessie for each row
  when ((old.login_id, old.admin_id, old.soort, old.tot, old.stil_seconden, old.beeindigd_op)
    is distinct from (new.login_id, new.admin_id, new.soort, new.tot, new.stil_seconden, new.beeindigd_op))
  execute function meld_toegang();
