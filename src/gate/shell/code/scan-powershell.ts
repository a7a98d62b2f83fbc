const DESTRUCTIVE =
  /\bremove-item\b|\b(clear-disk|format-volume|initialize-disk|remove-partition|stop-computer|restart-computer|clear-eventlog|clear-recyclebin|remove-localuser|new-localuser|add-localgroupmember|set-executionpolicy|set-mppreference|add-mppreference|stop-service|set-service|remove-service|new-service|register-scheduledtask|unregister-scheduledtask|disable-\w+|remove-aduser|remove-vm|remove-itemproperty|set-itemproperty|new-itemproperty|enable-psremoting|invoke-command|invoke-wmimethod|uninstall-\w+|remove-appxpackage|invoke-mimikatz|vssadmin|bcdedit|wevtutil|cipher \/w|diskpart|taskkill|reg (add|delete)|schtasks|net (user|stop|localgroup)|netsh|takeown|icacls|shutdown|format [a-z]:)\b|\b(iex|invoke-expression)\b|downloadstring|downloadfile|downloaddata|frombase64string|\[convert\]::frombase64|net\.sockets|tcpclient|start-bitstransfer|-encodedcommand|\.invoke\(|reflection\.assembly|virtualalloc|-windowstyle\s+hidden|shellexecute|win32_process|get-credential|-asplaintext|\[(system\.)?io\.(file|directory)\]::(delete|move|writeall\w+)|\.ssh[\\/](?:id_\w+|identity)\b(?!\.pub)|\.aws[\\/]credentials|\bget-storedcredential\b|reset-computermachinepassword|\brd\s+\/s|\bdel\s+\/[fsq]/i;

/** Whether PowerShell text deletes, reconfigures, hides its content or runs what it fetches. Backticks and carets are noise. */
export function destructivePowershell(text: string): boolean {
  const plain = text
    .slice(0, 64 * 1024)
    .replace(/[`^]/g, '')
    .replace(/['"]\s*\+\s*['"]/g, '');
  // What would happen is only told.
  const meant = /-whatif\b/i.test(plain) ? plain.replace(/[^;|\n]*-whatif\b[^;|\n]*/gi, '') : plain;
  return DESTRUCTIVE.test(meant) || meant.split(/[;|\n]/).some(deletesByForce);
}

function deletesByForce(statement: string): boolean {
  return /\b(ri|rd|rmdir|del|erase|rm|stop-process)\b/i.test(statement) && /-(rec|fo|r\b)/i.test(statement);
}
