-- Whoever writes need not think of it: the editor, an import, a feed, psql.
CREATE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, purpose_before, status_before, price_before, purpose, status, price)
  VALUES (NEW.id, OLD.purpose, OLD.status, OLD.price, NEW.purpose, NEW.status, NEW.price);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE ON "listings" FOR EACH ROW
  WHEN ((OLD.purpose, OLD.status, OLD.price) IS DISTINCT FROM (NEW.purpose, NEW.status, NEW.price))
  EXECUTE FUNCTION note_listing_change();
--> statement-breakpoint
-- A change that has settled is on the listing's own page; lists show reductions alone.
CREATE FUNCTION listing_changes_settled() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part json;
BEGIN
  FOR part IN
    SELECT json_agg('listing:' || listing_id)
    FROM (SELECT listing_id, row_number() OVER () AS place FROM (SELECT DISTINCT listing_id FROM new_rows) AS ids) AS placed
    GROUP BY (place - 1) / 300
  LOOP
    PERFORM pg_notify('aangan_changed', json_build_object('tags', part)::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON "listing_changes" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listing_changes_settled();
--> statement-breakpoint
CREATE TRIGGER tell_insert AFTER INSERT ON "listing_reductions" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_written();
--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON "listing_reductions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_written();
--> statement-breakpoint
CREATE TRIGGER tell_delete AFTER DELETE ON "listing_reductions" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION listing_media_written();
--> statement-breakpoint
-- What the audit log says of earlier changes. It names only what differed: the rest is what the next entry that speaks
-- of it says it was before, or what the listing says now. Entries before a gap are left out.
WITH trail AS (
  SELECT audit_log.id, audit_log.at, listings.id AS listing_id, listings.purpose, listings.status, listings.price,
    audit_log.before, audit_log.after
  FROM audit_log JOIN listings ON listings.id::text = audit_log.entity_id
  WHERE audit_log.entity = 'listing' AND audit_log.action NOT IN ('propose', 'withdraw')
    AND audit_log.at >= listings.created_at
    AND jsonb_typeof(audit_log.before) = 'object' AND jsonb_typeof(audit_log.after) = 'object'
    AND audit_log.before ?| '{purpose,status,price}' AND audit_log.after ?| '{purpose,status,price}'
), led AS (
  SELECT id, at, listing_id, before, after,
    coalesce((min(ARRAY[lpad(id::text, 12, '0'), before ->> 'purpose']) FILTER (WHERE before ? 'purpose') OVER later)[2], purpose) AS purpose,
    coalesce((min(ARRAY[lpad(id::text, 12, '0'), before ->> 'status']) FILTER (WHERE before ? 'status') OVER later)[2], status) AS status,
    coalesce((min(ARRAY[lpad(id::text, 12, '0'), before ->> 'price']) FILTER (WHERE before ? 'price') OVER later)[2]::numeric, price) AS price
  FROM trail
  WINDOW later AS (PARTITION BY listing_id ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), checked AS (
  SELECT *, bool_and((after ->> 'purpose' IS NULL OR after ->> 'purpose' = purpose)
    AND (after ->> 'status' IS NULL OR after ->> 'status' = status)
    AND (after ->> 'price' IS NULL OR (after ->> 'price')::numeric = price))
    OVER (PARTITION BY listing_id ORDER BY id DESC) AS holds
  FROM led
), changes AS (
  SELECT id, at, listing_id, purpose, status, price, coalesce(before ->> 'purpose', purpose) AS purpose_before,
    coalesce(before ->> 'status', status) AS status_before, coalesce((before ->> 'price')::numeric, price) AS price_before
  FROM checked WHERE holds
)
INSERT INTO listing_changes
  (listing_id, changed_at, purpose_before, status_before, price_before, purpose, status, price)
SELECT listing_id, at, purpose_before, status_before, price_before, purpose, status, price FROM changes
WHERE (purpose_before, status_before, price_before) IS DISTINCT FROM (purpose, status, price)
ORDER BY id;
