-- How far estimates are from what agents think is on the page about their accuracy.
CREATE TRIGGER tell_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "estimate_corrections"
  FOR EACH STATEMENT EXECUTE FUNCTION table_written('estimate-accuracy');
