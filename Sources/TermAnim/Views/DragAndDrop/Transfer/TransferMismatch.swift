/// Why a value is not transferred: it is not of the type that the representation is for.
struct TransferMismatch: Error {}
