-- Invitations. The first is the one that a start on an empty database prints: it makes the first superadmin.
-- Only the token's hash is here. The row stays after use, so that a second click can be told so.
create table uitnodiging (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kantoor_role text not null check (kantoor_role = 'superadmin'),
  geldig_tot timestamptz not null,
  aangenomen_op timestamptz,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on uitnodiging to app;
