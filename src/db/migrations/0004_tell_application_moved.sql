-- An application has a reference too, and a page that says how far it is.
CREATE TRIGGER tell_moved AFTER UPDATE OF status ON job_applications FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION lead_moved();
