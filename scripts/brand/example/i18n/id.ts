// By set and key, as in the messages.ts of the pages.
export const id = {
  partialPayment: {
    title: 'Bayar sebagian',
    due: 'Jatuh tempo sekarang',
    amount: 'Berapa yang ingin Anda bayar?',
    pay: 'Bayar',
    wrong: 'Masukkan jumlah di atas nol.',
    tooMuch: 'Masukkan {due} atau kurang.',
    refused: 'Tidak ada yang dibayar. Coba lagi, atau telepon kami.',
    accepted: 'Pembayaran Anda telah diproses. Mungkin perlu waktu sampai terlihat.',
    another: 'Bayar sebagian lagi',
    unconfirmed: 'Kami belum tahu apakah Anda sudah membayar',
    lost: 'Kami tidak menerima jawaban. Pembayaran Anda masih bisa masuk.',
    open: 'Pesanan Anda tidak menunjukkan pembayaran ini. Anda bisa menunggu, atau membayar lagi.',
    again: 'Bayar lagi',
  },
  paymentHistory: {
    title: 'Pembayaran',
    all: 'Tampilkan semua',
    none: 'Belum ada pembayaran yang tampil di pesanan Anda. Bisa perlu waktu setelah Anda membayar.',
  },
};
