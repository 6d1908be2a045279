-- Once for each statement, however many rows it writes: figures made of the evidence are made anew.
CREATE TRIGGER tell_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_evidence"
  FOR EACH STATEMENT EXECUTE FUNCTION table_written('evidence');
