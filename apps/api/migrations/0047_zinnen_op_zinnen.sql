-- Meaning and order are no evidence for the spelling of a word, so a window of words has no taak of sentences any more. What a
-- pupil did in such a taak stays: it goes on as writing words of the same goal. The windows of sentences come after this.
update taak set soort = 'spelling' where soort = 'zinnen';
