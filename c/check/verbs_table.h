/* VERBS(list, ...): beginnings of words; `|` ends a whole word. A line with a word of ECHOES has no event. */
VERBS(REMOVALS, "remov", "unplac", "backtrack|", "backtracking|", "backtracked|", "clear", "take|", "takes|",
      "taken|", "taking|", "undo", "delet", "pop", "unset", "lift", "retract", "erase", "unassign", "del|",
      "quita", "entfern", "移除", "戻", "撤去", "取り除", "外", "消")
VERBS(PLACINGS, "place|", "placed|", "places|", "placing|", "put|", "puts|", "putting|", "set|", "sets|",
      "setting|", "add|", "adds|", "added|", "adding|", "push", "assign", "insert", "置", "配置")
VERBS(ECHOES, "return", "cannot", "can't", "not safe", "unsafe", "attacked", "conflict", "failed to", "trying",
      "置けない")
