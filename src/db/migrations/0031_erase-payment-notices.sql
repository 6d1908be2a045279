-- What a gateway told stays as it came, but for what it says of a buyer who is erased: then its body is emptied.
DROP TRIGGER keep_payment_notices ON "payment_notices";
--> statement-breakpoint
CREATE TRIGGER keep_payment_notices BEFORE DELETE OR TRUNCATE ON "payment_notices"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_notice_change();
--> statement-breakpoint
CREATE TRIGGER keep_payment_notice_facts BEFORE UPDATE ON "payment_notices"
  FOR EACH ROW WHEN (NEW.body <> '' OR to_jsonb(NEW) - 'body' <> to_jsonb(OLD) - 'body')
  EXECUTE FUNCTION refuse_notice_change();
