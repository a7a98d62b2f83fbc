/** What is destructive about a piece of SQL; undefined when nothing is. Literals and comments are not looked into. */
export function destructiveSql(sql: string): string | undefined {
  const bare = stripLiterals(sql);
  for (const statement of bare.split(/;|\\g\b|\bgo\n/i)) {
    const found = destructiveStatement(statement.trim());
    if (found) return found;
  }
  return undefined;
}

/** Replaces strings and comments by spaces in one pass. Executable comments of MySQL stay. */
function stripLiterals(sql: string): string {
  let result = '';
  for (let index = 0; index < sql.length; ) {
    const rest = sql.slice(index, index + 3);
    if (rest.startsWith('--') && !/^--\w/.test(rest)) {
      const end = sql.indexOf('\n', index);
      index = end < 0 ? sql.length : end;
    } else if (rest.startsWith('/*')) {
      const end = sql.indexOf('*/', index + 2);
      const body = sql.slice(index + 2, end < 0 ? undefined : end);
      result += body.startsWith('!') ? ` ${body.replace(/^!\d*/, '')} ` : ' ';
      index = end < 0 ? sql.length : end + 2;
    } else if (sql[index] === "'") {
      let end = index + 1;
      while (end < sql.length && (sql[end] !== "'" || sql[end + 1] === "'"))
        end += sql[end] === "'" || sql[end] === '\\' ? 2 : 1;
      result += `'${sql.slice(index + 1, end).replace(/\W/g, '_')}'`;
      index = end + 1;
    } else {
      result += sql[index];
      index += 1;
    }
  }
  return result;
}

function destructiveStatement(statement: string): string | undefined {
  const text = statement.replace(/\s+/g, ' ');
  // A plan is only shown; `analyze` carries it out.
  if (/^explain\b/i.test(text) && !/^explain[^;]*\banaly[sz]e\b/i.test(text)) return undefined;
  if (
    /^drop\b/i.test(text) ||
    /\bdrop (table|database|schema|keyspace|collection|user|role|view|index|column|sequence|type|owned|tablespace|materialized|function|trigger)\b/i.test(
      text,
    )
  )
    return 'drops something';
  if (/^remove (database|namespace|table|user|scope|index|field)\b/i.test(text)) return 'drops something';
  if (/^truncate\b/i.test(text) || /\btruncate table\b/i.test(text)) return 'empties a table';
  const deletion = /\bdelete from ["'`\w.[\]]+|\bdelete ["'`\w]+ from\b/i.exec(text) ?? /^delete\b/i.exec(text);
  if (deletion && !hasCondition(text)) return 'deletes every row';
  if (/^alter table \S+ (on cluster \S+ )?delete\b/i.test(text) && !hasCondition(text)) return 'deletes every row';
  if (/^(with\b.*\b)?update ["'`\w.[\]]+ (as \w+ |\w+ )?set\b/i.test(text) && !hasCondition(text))
    return 'changes every row';
  if (
    /^alter (table|database|system|user|role|login)\b/i.test(text) &&
    /\b(drop|disable|rename to|password|superuser|identified by|owner to)\b/i.test(text)
  )
    return 'alters a structure or a right';
  if (
    /^(grant all|grant .*\b(superuser|dba|all privileges)\b|revoke |create (user|role|login)\b|set password|alter user)/i.test(
      text,
    )
  )
    return 'changes rights';
  if (
    /\b(to|from) program\b|xp_cmdshell|sys_exec|sys_eval|into (outfile|dumpfile)\b|load_file\s*\(|pg_read_file|lo_export|load_extension\s*\(|dbms_scheduler|utl_file/i.test(
      text,
    )
  )
    return 'reaches outside the database';
  if (
    /^(shutdown|reset (master|slave|all)|purge (binary|master) logs|flush (tables with|privileges)|kill |vacuum full|detach database|reindex system|checkpoint;?$|drop)/i.test(
      text,
    ) &&
    !/^(vacuum|checkpoint|flush privileges|reindex)/i.test(text)
  )
    return 'acts on the server';
  if (/^copy\b/i.test(text) && /\bto '/i.test(text)) return 'reaches outside the database';
  if (
    /\bpg_(authid|shadow)\b|\bauthentication_string\b|\bmysql\.user\b.*\bpassword\b|\bsys\.sql_logins\b.*\bpassword_hash\b/i.test(
      text,
    )
  )
    return 'shows passwords';
  if (/pg_terminate_backend|pg_drop_replication_slot|writable_schema/i.test(text)) return 'acts on the server';
  return undefined;
}

/** `2 > 1` says nothing about a row. */
function isConstantlyTrue(condition: string): boolean {
  const match = /^\(*\s*(\d{1,9})\s*(=|==|<>|!=|<=|>=|<|>)\s*(\d{1,9})\s*\)*$/.exec(condition);
  if (!match) return false;
  const [left, right] = [Number(match[1]), Number(match[3])];
  switch (match[2]) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<>':
    case '!=':
      return left !== right;
    default:
      return left === right;
  }
}

/** A condition that is always true is none. */
function hasCondition(text: string): boolean {
  const condition = /\bwhere\b(.*)$/i.exec(text)?.[1]?.trim();
  if (condition === undefined || isConstantlyTrue(condition)) return false;
  return (
    !/^\(*\s*(1|true|'?(\w+)'?\s*(=|<=>|is|like)\s*'?\2'?|1\s*(<|>|<=|>=|!=|<>)\s*\d+|0\s*<\s*1|not false|id\s*(>|>=|!=|<>|is not)\s*(0|-1|null)|1\s*or\b.*)\s*\)*$/i.test(
      condition,
    ) && !/\bor\s+'?(\w+)'?\s*=\s*'?\1'?/i.test(condition)
  );
}
