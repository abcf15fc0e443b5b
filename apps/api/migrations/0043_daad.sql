-- Which act made a group what it is: a merge put it away, or a split made it. A way back undoes that act and no other one;
-- whatever is done to the group since by another road takes the mark off.
alter table groep add column daad uuid;

-- Who is out of service teaches nothing, also no group that comes out of the archive.
delete from groep_docent using medewerker
  where medewerker.admin_id = groep_docent.admin_id and medewerker.id = groep_docent.medewerker_id
    and medewerker.uit_dienst_op is not null;
