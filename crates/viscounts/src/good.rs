//! Resources and papers.

engine::named! {
    /// A resource; silver is none (VIS-18).
    pub enum Good: "a resource (stone, gold, inkwell)" {
        /// Pays for build icons.
        Stone = "stone",
        /// Pays for noble icons.
        Gold = "gold",
        /// Pays for cleric icons.
        Inkwell = "inkwell",
    }
}

engine::named! {
    /// What can be flipped (VIS-4.4).
    pub enum Paper: "a paper (debt, deed)" {
        /// A Debt, which is paid then.
        Debt = "debt",
        /// A Deed, which is approved then.
        Deed = "deed",
    }
}
